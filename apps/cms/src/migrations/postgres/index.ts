import * as migration_20261121_093059_initial from './20261121_093059_initial';

export const migrations = [
  {
    up: migration_20261121_093059_initial.up,
    down: migration_20261121_093059_initial.down,
    name: '20261121_093059_initial'
  },
];
