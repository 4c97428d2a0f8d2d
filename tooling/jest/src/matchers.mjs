import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What is waited for may be an answer of the real API, on a machine that does other things, too.
configure({ asyncUtilTimeout: 15_000 });
