export { type Browser, findBrowser } from './find-browser';
export { launchArguments } from './launch-arguments';
