import { extractText, getDocumentProxy } from 'unpdf';

export async function readPdfPages(file: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(Uint8Array.from(file));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}
