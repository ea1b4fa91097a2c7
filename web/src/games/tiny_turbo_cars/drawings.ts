// Cars, tiles, toys, Smiles.
import { hang } from '../../shared/hang';
import drawings from './drawings.svg?raw';

hang(drawings, 'tt-wobbly');
