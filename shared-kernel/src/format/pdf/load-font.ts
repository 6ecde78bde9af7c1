export async function loadFont(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} did not load.`);
  return response.arrayBuffer();
}
