import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorPage } from '../brand/error-page';
import { InitialHtml } from './initial-html';

export const initialHtmlMarkup = renderToStaticMarkup(<InitialHtml />);

/** An error message that becomes visible if the script of the page fails to load. */
export const loadErrorMarkup = renderToStaticMarkup(
  <ErrorPage
    id="not-loaded"
    title="Trustfold could not be loaded"
    message="This page could not be loaded completely. Check the connection, then reload the page."
    retryLabel="Reload"
    copyLabel="Copy details"
    isHidden
  />,
);
