import { Chart as Picture, type ChartConfiguration } from 'chart.js'

/**
 * What makes a picture with chart.js in tasks that are each short: at once it takes a slow phone three times as long as a
 * page may stand still. Nothing is seen before the last of them.
 */
export function stepsOf(
  canvas: HTMLCanvasElement,
  configuration: () => ChartConfiguration,
  onPicture: (picture: Picture) => void,
): (() => void)[] {
  let picture: Picture
  let isHeld = true
  let whole: ChartConfiguration
  const hold = { id: 'hold', beforeRender: () => !isHeld }
  return [
    () => {
      whole = configuration()
    },
    () => {
      const { data, plugins = [] } = whole
      picture = new Picture(canvas, {
        ...whole,
        data: { ...data, datasets: [] },
        options: { responsive: true, maintainAspectRatio: false, animation: false },
        plugins: [...plugins, hold],
      })
      onPicture(picture)
    },
    () => {
      picture.options = whole.options ?? {}
      picture.update()
    },
    () => {
      picture.data = whole.data
      picture.update()
    },
    () => {
      isHeld = false
      picture.render()
    },
  ]
}
