import { useState, useEffect } from 'react';
import { classNames } from 'shared-kernel/format';
import { createLazyDialog } from 'shared-kernel/ui';
import { usePageTitle } from '../page/page-title';
import page from '../brand/page.module.css';
import { AutomationSuite } from './automation-suite';
import { BankIntegration } from './bank-integration';
import { CallToAction } from './call-to-action';
import { Disclosure } from './disclosure';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Industries } from './industries';
import { RegulatoryCompliance } from './regulatory-compliance';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './landing-page.module.css';

const BookDemo = createLazyDialog(async () => (await import('./book-demo/book-demo')).BookDemo, {
  title: 'The form could not be loaded',
  description: 'Check your connection, then choose Book a Demo again.',
});

/** Scrolls to the section in the URL after rendering, because the section does not exist at page load. */
function useHashTarget(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, []);
}

export function LandingPage() {
  usePageTitle('Legal-grade automation');
  useHashTarget();
  const [isBooking, setBooking] = useState(false);
  const book = () => setBooking(true);

  return (
    <div className={classNames(page.page, styles.page)}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader onBook={book} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Hero onBook={book} />
        <HowItWorks />
        <AutomationSuite />
        <BankIntegration />
        <Industries />
        <RegulatoryCompliance />
        <Disclosure />
        <CallToAction onBook={book} />
      </main>
      <SiteFooter />
      {isBooking && <BookDemo open onClose={() => setBooking(false)} />}
    </div>
  );
}
