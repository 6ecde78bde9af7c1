import { DocumentPreview } from './document-preview';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120">
  <rect width="320" height="120" fill="#e1e8ec"/><circle cx="160" cy="60" r="40" fill="#0a7399"/>
</svg>`;

const picture = Promise.resolve({
  name: 'seal.svg',
  mediaType: 'image/svg+xml',
  bytes: new Uint8Array(new TextEncoder().encode(drawing)),
  isSample: true,
});

const other = Promise.resolve({
  name: 'terms.docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: new Uint8Array(),
  isSample: false,
});

export const chapter = 'waiting';
export const shows = { DocumentPreview };
export const states = {
  'a picture': <DocumentPreview file={picture} />,
  'nothing that a browser shows': <DocumentPreview file={other} />,
};
