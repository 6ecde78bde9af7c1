/** Far more than a workspace has, and still what a browser can hold as one text. */
const mostBytes = 256 * 1024 * 1024;

type ReadFile = { readonly text: string } | { readonly reason: string };

/** The text of a chosen file, or why it cannot be had. */
export async function readWorkspaceFile(file: File): Promise<ReadFile> {
  if (file.size > mostBytes) return { reason: 'The file is larger than 256 MB.' };
  try {
    return { text: await file.text() };
  } catch {
    return { reason: 'The browser cannot read the file. Choose it again.' };
  }
}
