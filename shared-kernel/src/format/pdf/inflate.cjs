const { inflateSync } = require('fflate');

/** Decompression for the font libraries, into an existing buffer. */
module.exports = (source, out) => inflateSync(source, { out });
