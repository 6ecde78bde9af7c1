/** Whether the visitor asked for less motion or less data: then nothing plays of itself (GA8). */
export function prefersNoAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
