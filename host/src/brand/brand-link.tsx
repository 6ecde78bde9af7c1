import { Link } from 'react-router-dom';
import { paths } from '../page/paths';
import styles from './logo.module.css';
import { Wordmark } from './wordmark';

export const BrandLink = () => (
  <Link className={styles.home} to={paths.landing}>
    <Wordmark />
  </Link>
);
