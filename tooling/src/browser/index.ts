export { findEngines, foundEnginesIn, type FoundEngine } from './engines';
export { type Browser, findBrowser } from './find-browser';
export { launchArguments } from './find-browser';
