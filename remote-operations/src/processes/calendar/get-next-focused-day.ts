const week = 7;

/**
 * Returns the day to focus after a key press, or `undefined` for other keys. `offset` is the column of the month's
 * first day.
 */
export function getNextFocusedDay(
  key: string,
  day: number,
  days: number,
  offset: number,
): number | undefined {
  const column = (day - 1 + offset) % week;
  const within = (target: number) => Math.min(days, Math.max(1, target));
  switch (key) {
    case 'ArrowLeft':
      return within(day - 1);
    case 'ArrowRight':
      return within(day + 1);
    case 'ArrowUp':
      return day - week >= 1 ? day - week : day;
    case 'ArrowDown':
      return day + week <= days ? day + week : day;
    case 'Home':
      return within(day - column);
    case 'End':
      return within(day - column + week - 1);
    case 'PageUp':
      return 1;
    case 'PageDown':
      return days;
    default:
      return undefined;
  }
}
