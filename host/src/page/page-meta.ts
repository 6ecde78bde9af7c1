type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** An object from its text; nothing of it where the text is none. */
export function readData(text: string | null | undefined): Data {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isData(value) ? value : {};
  } catch {
    return {};
  }
}

/** What the build and the release wrote into the page's head under a name. */
export const pageMeta = (name: string): Data =>
  readData(document.querySelector(`meta[name="trustfold-${name}"]`)?.getAttribute('content'));
