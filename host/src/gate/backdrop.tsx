import { classNames } from 'shared-kernel/format';
import { Glyph } from '../brand/glyph';
import button from '../brand/button.module.css';
import mp4 from './assets/gate.mp4';
import webm from './assets/gate.webm';
import { useBackdropVideo } from './use-backdrop-video';
import styles from './backdrop.module.css';

export function Backdrop() {
  const { video, control, isWanted, isPlaying, hasFailed, toggle, follow, fail } =
    useBackdropVideo();

  if (hasFailed) return <div className={styles.fallback} aria-hidden="true" />;

  return (
    <>
      <div className={styles.stage} aria-hidden="true">
        {isWanted && (
          <video
            ref={video}
            className={styles.video}
            muted
            loop
            playsInline
            preload="auto"
            tabIndex={-1}
            onError={(event) => event.target === event.currentTarget && fail()}
            {...follow}
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" onError={fail} />
          </video>
        )}
      </div>
      <button
        ref={control}
        type="button"
        className={classNames(button.secondary, styles.control)}
        onClick={toggle}
      >
        <Glyph name={isPlaying ? 'pause' : 'play'} size={16} />
        {isPlaying ? 'Pause background video' : 'Play background video'}
      </button>
    </>
  );
}
