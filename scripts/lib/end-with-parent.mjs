// Imported by each server that `npm start` runs: the channel to a process closes however that process ends.
import process from 'node:process';

process.once('disconnect', () => process.exit(1));
