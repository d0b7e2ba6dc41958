/**
 * Puts the saved theme on the root before the first paint. It is inlined in the head as it stands, and the content
 * security policy carries its hash, so both read this one string. Reading storage can throw (blocked cookies): the page then stays light.
 */
export const themeScript =
  "try{if(localStorage.getItem('theme')==='dark'){document.documentElement.classList.replace('light','dark')}}catch{}"
