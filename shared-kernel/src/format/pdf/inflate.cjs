const { inflateSync } = require('fflate');

/** Decompression for the font libraries, into the given buffer. */
module.exports = (source, out) => inflateSync(source, { out });
