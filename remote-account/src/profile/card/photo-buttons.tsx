import { useId, useState } from 'react';
import { photoAcceptAttribute } from './profile-photo';
import type { Profile } from 'shared-kernel/domain/profile';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { removePhoto, setPhoto } from '../commands/set-photo';
import styles from './photo-buttons.module.css';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { FileButton } from '../file-button';
import { readPhoto } from './read-photo';

function usePhotoUpload(portal: PortalKey) {
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

interface PhotoButtonsProps {
  readonly profile: Profile;
}

/** Buttons that upload and remove a photo. The photo is stored as a small square (PR2). */
export function PhotoButtons({ profile: { portal, avatar } }: PhotoButtonsProps) {
  const problemId = useId();
  const upload = usePhotoUpload(portal);
  const removal = useCommand(removePhoto);

  return (
    <div className={styles.buttons}>
      <FileButton
        type="text"
        fieldLabel="Photo file"
        accept={photoAcceptAttribute}
        availability={upload.availability}
        loading={upload.isPending}
        aria-describedby={upload.problem === undefined ? undefined : problemId}
        onChoose={(file) => void upload.take(file)}
      >
        Upload Photo
      </FileButton>
      {upload.problem === undefined ? (
        <p className={styles.hint}>PNG, JPEG or WebP, at most 5 MB.</p>
      ) : (
        <p id={problemId} role="alert" className={styles.problem}>
          <Icon name="warning" /> {upload.problem}
        </p>
      )}
      {avatar !== '' && (
        <CommandButton
          type="text"
          availability={removal.availability}
          icon={<Icon name="trash" />}
          onPress={() => void removal.run({ portal })}
        >
          Remove photo
        </CommandButton>
      )}
    </div>
  );
}
