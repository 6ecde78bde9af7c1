/** A file of a font, from where the product is. */
export async function loadFont(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} did not load.`);
  return response.arrayBuffer();
}
