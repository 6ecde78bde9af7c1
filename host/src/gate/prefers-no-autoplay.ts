/** Whether the visitor asked for less motion or less data: then nothing plays of itself (GA8). */
export function prefersNoAutoplay(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
