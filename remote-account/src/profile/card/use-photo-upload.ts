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
    await run({ portal, image: photo.image }, ({ message }) => {
      setProblem(message);
      return true;
    });
  };

  return { take, problem, availability, isPending: isReading || isPending };
}
