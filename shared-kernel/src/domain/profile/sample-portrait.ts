/** Portrait of the sample user as an SVG data URL. Users cannot upload SVG images. */
export const samplePortrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#06222F"/><path d="M12 96c2-22 17-34 36-34s34 12 36 34z" fill="#0A7399"/><path d="M38 60h20l-10 22z" fill="#F4F7F9"/><circle cx="48" cy="38" r="18" fill="#E8C9A8"/><path d="M29 38c-1-16 8-24 19-24s20 8 19 24c-4-9-10-12-19-12s-15 3-19 12z" fill="#3F2A1D"/></svg>',
)}`;
