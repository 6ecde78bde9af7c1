import { formatContractTitle } from 'shared-kernel/domain/contract';
import { Dialog, Timeline } from 'shared-kernel/ui';
import recordingMp4 from '../assets/sample-recording.mp4';
import recordingWebm from '../assets/sample-recording.webm';
import styles from './recording-dialog.module.css';
import type { ContractDialogProps } from '../contract-dialog';

const steps = [
  ['00:00', 'The notary confirms the signatory’s identity.'],
  ['00:03', 'The document is read and understood.'],
  ['00:06', 'The signatory signs on video.'],
  ['00:09', 'The notary applies the seal.'],
] as const;

/** Plays the recording of a notarization. All sample recordings are the same silent animation. */
export const RecordingDialog = ({ contract, ...ends }: ContractDialogProps) => (
  <Dialog {...ends} title={`Notarization recording · ${formatContractTitle(contract)}`}>
    <figure className={styles.recording}>
      <video
        controls
        playsInline
        muted
        preload="metadata"
        width={640}
        height={360}
        aria-label="Video notarization"
        className={styles.video ?? ''}
      >
        <source src={recordingWebm} type="video/webm" />
        <source src={recordingMp4} type="video/mp4" />
      </video>
      <figcaption className={styles.shown}>
        <p className={styles.note}>
          {contract.notarization.videoRecordingId} · Sample recording without sound. Recorded steps:
        </p>
        <Timeline
          label="Recorded steps"
          items={steps.map(([at, text]) => ({ id: at, title: text, meta: at }))}
        />
      </figcaption>
    </figure>
  </Dialog>
);
