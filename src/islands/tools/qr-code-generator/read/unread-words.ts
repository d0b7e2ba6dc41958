/** What helps where nothing was read. */
export const NO_CODE =
  'No QR code was found in this picture. It helps when the whole code with its white border is in it, sharp and evenly lit. Cut the picture down to the code, or take it again from straight in front.'
export const DAMAGED =
  'There seems to be a code in this picture, but it could not be read. Too much of it is blurred, bent, covered or in glare. Take the picture again, closer and from straight in front.'
export const UNOPENED =
  'This browser cannot open this file as a picture. Save it as PNG or JPEG, or take a screenshot of it.'
export const SCRAMBLED =
  'This browser gives pages other pixels than those of the picture, as a protection against being recognised, so no code can be read. Allow this site to use canvas data, or use another browser.'
