import fc from 'fast-check';

// The same cases in every run, so that none fails by chance; the nightly run draws new ones.
if (!process.env['DEEP']) fc.configureGlobal({ seed: 1 });
