/* Reduced from 14082 characters. */
