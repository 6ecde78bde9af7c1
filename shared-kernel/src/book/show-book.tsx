import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { BookCover } from './book-cover';
import { ChapterPage } from './chapter-page';
import { lookOf } from './look';

const look = lookOf(window.location.search);
const root = createRoot(document.body.appendChild(document.createElement('div')));
root.render(look ? <ChapterPage look={look} /> : <BookCover />);
