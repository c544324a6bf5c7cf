// The whole of .boot0 on the nRF52 boards: Bluetooth off, at each start anew.

NRF.sleep();
