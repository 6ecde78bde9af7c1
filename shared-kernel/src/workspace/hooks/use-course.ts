import { useCallback, useRef, useState } from 'react';
import type { Course } from '../transfer/course';

/** What ends sooner than this shows no progress; progress is updated this often, in milliseconds. */
const patienceMs = { first: 400, next: 100 } as const;

export interface UseCourse {
  /** How far it is, from 0 to 1; `undefined` where nothing is under way or it has only begun. */
  readonly progress: number | undefined;
  readonly begin: () => Required<Course>;
  readonly end: () => void;
  readonly cancel: () => void;
}

/**
 * How far something is that takes long, and Cancel for it.
 *
 * @example
 * const { progress, begin, end, cancel } = useCourse();
 * const result = await run(begin());
 * end();
 */
export function useCourse(): UseCourse {
  const [progress, setProgress] = useState<number>();
  const breaking = useRef<AbortController>(undefined);

  const begin = useCallback(() => {
    const controller = new AbortController();
    breaking.current = controller;
    let due = performance.now() + patienceMs.first;
    const onProgress = (fraction: number) => {
      if (performance.now() < due || breaking.current !== controller) return;
      due = performance.now() + patienceMs.next;
      setProgress(fraction);
    };
    return { onProgress, signal: controller.signal };
  }, []);
  const end = useCallback(() => {
    breaking.current = undefined;
    setProgress(undefined);
  }, []);
  const cancel = useCallback(() => breaking.current?.abort(), []);
  return { progress, begin, end, cancel };
}
