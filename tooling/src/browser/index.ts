export { findEngines, foundEnginesIn, type FoundEngine } from './engines';
export { type Browser, findBrowser, wholeBrowser } from './find-browser';
export { launchArguments } from './launch-arguments';
