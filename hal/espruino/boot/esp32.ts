// The whole of .boot0 on the ESP32 family: Wi-Fi and Bluetooth off. The setting outlives resets,
// and each call erases saved code (not .boot0 and .boot1) and restarts the board, so it is made
// only while the radio is on. No functions and no variables: nothing of this stays in memory.

if (ESP32.getState().BLE) ESP32.enableBLE(false);
if (ESP32.getState().Wifi) ESP32.enableWifi(false);
