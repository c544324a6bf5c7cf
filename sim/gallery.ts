// Entry point of `make gallery`.
import { writeCards } from './cards/cards';
import { writeGallery } from './gallery/gallery';

writeGallery();
writeCards();
