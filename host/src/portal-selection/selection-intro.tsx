import styles from './portal-selection-page.module.css';

export const selectionTitle = 'Choose a portal';

/** What the portal selection begins with. */
export const SelectionIntro = () => (
  <>
    <h1 className={styles.title}>{selectionTitle}</h1>
    <p className={styles.lead}>
      Choose where you want to work. Six portals share one multi-tenant workspace.
    </p>
  </>
);
