const { inflateSync } = require('fflate');

/** Replaces what the font libraries decompress with: into the bytes that it is given. */
module.exports = (source, out) => inflateSync(source, { out });
