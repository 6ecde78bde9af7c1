import { useState } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { useCommand } from 'shared-kernel/workspace';
import { setPhoto } from '../commands/set-photo';
import { readPhoto } from './read-photo';

/** Takes in a photo file, or says why not. */
export function usePhotoUpload(portal: PortalKey) {
  const { run, isPending, availability } = useCommand(setPhoto);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const take = async (file: File) => {
    setProblem(undefined);
    setIsReading(true);
    const photo = await readPhoto(file);
    setIsReading(false);
    if ('problem' in photo) {
      setProblem(photo.problem);
      return;
    }
    const result = await run({ portal, image: photo.image });
    if (result.status === 'failed' && result.error.kind === 'invalid') {
      setProblem(result.error.message);
    }
  };

  return { take, problem, availability, isPending: isReading || isPending };
}
