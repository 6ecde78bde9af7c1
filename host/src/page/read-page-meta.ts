type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Parses a JSON object; returns an empty object for invalid text. */
export function readData(text: string | null | undefined): Data {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isData(value) ? value : {};
  } catch {
    return {};
  }
}

/** The content of a meta element that the build or release wrote into the page. */
export const readPageMeta = (name: string): Data =>
  readData(document.querySelector(`meta[name="trustfold-${name}"]`)?.getAttribute('content'));
