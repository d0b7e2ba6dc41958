/** What is kept on the device: the theme and the visited tools. It is loaded after the page. */
import './remember-tool.ts'
import './theme-toggle.ts'
