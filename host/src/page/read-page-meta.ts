type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Parses a JSON object. Returns an empty object if the text is invalid. */
export function parseJsonObject(text: string | null | undefined): Data {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isData(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the content of a meta element that the build or release wrote into the page. */
export const readPageMeta = (name: string): Data =>
  parseJsonObject(
    document.querySelector(`meta[name="trustfold-${name}"]`)?.getAttribute('content'),
  );
