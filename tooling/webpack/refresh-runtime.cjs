// One instance per page, because React gets new versions of a component from one runtime only.
const key = Symbol.for('trustfold.react-refresh');
globalThis[key] ??= require('react-refresh/runtime');
module.exports = globalThis[key];
