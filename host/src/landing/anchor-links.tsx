import { landingAnchors, type LandingAnchorId } from './landing-anchors';
import styles from './site-header.module.css';
import { useEffect, useState } from 'react';

function useActiveAnchor(): LandingAnchorId | undefined {
  const [active, setActive] = useState<LandingAnchorId>();

  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setActive(landingAnchors.find(({ id }) => crossing.has(id))?.id);
      },
      { rootMargin: '-45% 0px -50% 0px' },
    );
    for (const { id } of landingAnchors) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return active;
}

interface AnchorLinksProps {
  readonly onFollow?: () => void;
}

export function AnchorLinks({ onFollow }: AnchorLinksProps) {
  const active = useActiveAnchor();

  return landingAnchors.map(({ id, label }) => (
    <a
      key={id}
      className={styles.anchor}
      href={`#${id}`}
      aria-current={id === active ? 'true' : undefined}
      onClick={onFollow}
    >
      {label}
    </a>
  ));
}
