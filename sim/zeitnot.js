#!/usr/bin/env node
// The command `zeitnot`: runs sim/cli.ts, from any folder.
'use strict';
require('../firmware/tools/start.js').start('sim/cli.ts');
